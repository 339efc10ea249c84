/** Made of the files in `assets/` when the page is built. */
declare module 'virtual:library' {
  /** Every puzzle that comes with the page, by its name. */
  export const names: readonly string[];
  /** Where the texts of all of them are, the experiments, and the lessons. */
  export const url: string;
  /** Where that is which the gallery shows of them. */
  export const galleryUrl: string;
}
