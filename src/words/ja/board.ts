export { captions, reasons, whyNot } from './class/captions.ts';
export { classroom } from './class/class.ts';
export { calendarTitle, label } from './page/gallery.ts';
export { page, ui } from './page/page.ts';
export { play } from './play/play.ts';

export { default as titles } from '../../../assets/titles/ja.json' with { type: 'json' };
