import '@palaro/ui/tokens.css';
import '@palaro/ui/base.css';
import { registerPages } from '@palaro/client';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { pages } from './app/pages.ts';
import { start } from './app/start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

registerPages(pages);
void start().then((outcome) => createRoot(root).render(<App started={outcome} />));
