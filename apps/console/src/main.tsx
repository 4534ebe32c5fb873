import '@palaro/ui/tokens.css';
import '@palaro/ui/base.css';
import './console.css';
import { deskTakings, listenForKeys } from '@palaro/desk';
import { takingCalls } from '@palaro/overview/console';
import { followPresses } from '@palaro/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { start } from './start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

followPresses();
listenForKeys();
deskTakings.set(takingCalls);
void start().then((started) => createRoot(root).render(<App started={started} />));
