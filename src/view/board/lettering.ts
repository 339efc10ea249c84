import { TextStyle } from 'pixi.js';

/** The text style of all letters on a board, in a CSS colour. */
export const lettering = (fill: string, fontWeight: '500' | '600' = '600'): TextStyle =>
  new TextStyle({
    fontFamily: 'Inter, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    fontWeight,
    fill,
  });
