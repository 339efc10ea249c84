/** The code of the dialogs, and of presenters' windows, loaded as one chunk. */
export { BrowsePanel } from '../browse/panel.tsx';
export { ComparePanel } from '../compare/comparePanel.tsx';
export { createRuns } from '../compare/runs.ts';
export { Panel } from '../count/panel.tsx';
export { ExperimentList } from '../experiments/experimentList.tsx';
export { FilmPanel } from '../film/filmPanel.tsx';
export { GalleryGrid } from '../gallery/galleryGrid.tsx';
export { PicturePanel } from '../picture/picturePanel.tsx';
export { StoryPages } from '../picture/storyPages.tsx';
export { boardPictures } from '../presenting/boardPictures.ts';
export { mountPresenter } from '../presenting/index.tsx';
export { SharePanel } from '../share/sharePanel.tsx';
