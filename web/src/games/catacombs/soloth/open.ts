// The Cavern of Soloth: the board of Catacombs with the pictograms of the expansion.
import own from 'virtual:icons/soloth';
import { addIcons } from '../../../icon/paths';

addIcons(own);

export { open } from '../open';
