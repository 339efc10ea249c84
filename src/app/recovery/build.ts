/** The script that runs, named after its content, if it has a name: marks of searches and messages of windows mean nothing to another. */
export const BUILD: string | undefined = import.meta.url;
