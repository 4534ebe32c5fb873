import '../tokens.css';
import '../base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followPresses } from '../src/index.ts';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
followPresses();
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
