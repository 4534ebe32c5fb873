export { ContentLayers as default } from '@palaro/content/web';
