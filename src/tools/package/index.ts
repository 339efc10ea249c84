import { join } from 'node:path';
import type { PackageDefinition } from './definition.ts';
import { fitful } from './fitful.ts';
import { writePackage } from './writePackage.ts';

const packages: readonly PackageDefinition[] = [fitful];

/*
 * Makes all packages, each in a folder of its name in the folder named, else in `build/packages`: ready for
 * `npm pack` or `npm publish` there.
 */
const [, , into = join(import.meta.dirname, '../../../build/packages')] = process.argv;
for (const one of packages) {
  await writePackage(one, join(into, one.name));
  console.log(join(into, one.name));
}
