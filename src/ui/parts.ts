/** What the dialogs and a race are made of: one chunk, so that who has seen any of it has all of it. */
export { Panel } from './count/panel.tsx';
export { ExperimentList } from './experiments/experimentList.tsx';
export { GalleryGrid } from './gallery/galleryGrid.tsx';
export { RaceView } from './race/raceView.tsx';
