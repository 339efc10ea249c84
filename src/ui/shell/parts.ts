/** The code of the dialogs, loaded as one chunk. */
export { Panel } from '../count/panel.tsx';
export { ExperimentList } from '../experiments/experimentList.tsx';
export { GalleryGrid } from '../gallery/galleryGrid.tsx';
