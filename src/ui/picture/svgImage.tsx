import { createEffect, createSignal, onCleanup, type JSX } from 'solid-js';

export const svgFile = (svg: string): Blob => new Blob([svg], { type: 'image/svg+xml' });

/** An SVG file as a picture, that has no part in the page. */
export function SvgImage(props: {
  readonly svg: string;
  readonly label: string;
  readonly class: string;
}): JSX.Element {
  const [address, go] = createSignal<string>();
  createEffect(() => {
    const made = URL.createObjectURL(svgFile(props.svg));
    go(made);
    onCleanup(() => URL.revokeObjectURL(made));
  });
  return <img class={props.class} src={address()} alt={props.label} />;
}

/** Draws an SVG file in its own size. Rejects if that is larger than the browser can draw. */
export async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(svgFile(svg));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('There is no picture.'))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
