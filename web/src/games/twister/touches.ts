// A thing in the drawing that can be pressed by pointer and keyboard, and pointed at.
import { on } from 'svelte/events';
import type { Thing } from '../../ask/picker.svelte';
import type { Play } from './play.svelte';

export function touching(play: Play) {
  return (node: Element, given: Thing) => {
    let thing = given;
    const point = () => (play.pointed = thing);
    const leave = () => play.pointed === thing && (play.pointed = '');
    const press = () => play.press(thing);
    const key = (event: Event) => {
      if (!['Enter', ' '].includes((event as KeyboardEvent).key)) return;
      event.preventDefault();
      press();
    };
    const heard: [string, (event: Event) => unknown][] = [['click', press], ['keydown', key], ['pointerenter', point], ['focus', point], ['pointerleave', leave], ['blur', leave]];
    // `on` and not `addEventListener`: an element that has the focus is blurred while Svelte removes it, and state may not change then.
    const off = heard.map(([name, hear]) => on(node, name as 'click', hear));
    return {
      update(next: Thing) {
        leave();
        thing = next;
      },
      destroy() {
        for (const each of off) each();
        leave();
      },
    };
  };
}
