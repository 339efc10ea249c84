/** How wide a text is in a font, as CSS writes it, in CSS px. */
export function widthIn(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = font;
  return (text) => context.measureText(text).width;
}
