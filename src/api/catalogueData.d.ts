/** Made of the files in `assets/` when the library is built. */
declare module 'virtual:catalogue' {
  /** The texts of all puzzles, by id. */
  export const texts: Readonly<Record<string, string>>;
  export const recipes: import('../solve/saved/recipe.ts').RecipeFile;
}
