import './look/tokens.css';
import './look/look.css';
import './look/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepIfInstalled } from './installed';

mount(App, { target: document.getElementById('page')! });
keepIfInstalled();
