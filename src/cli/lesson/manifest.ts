import type { ScormEdition } from '../../teach/lesson/course.ts';

/** What the manifest of a package says of its lesson. */
interface Described {
  readonly id: string;
  readonly title: string;
}

/** The page in a package. */
export const PAGE = 'index.html';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it can stand in XML, which has no control characters. */
const inXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => entities[character]!);

/** What differs between the manifests of two editions. */
const editions = {
  '1.2': {
    version: '1.2',
    namespaces: {
      xmlns: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
      'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
    },
    type: 'adlcp:scormtype',
    rules: '',
  },
  '2004': {
    version: '2004 4th Edition',
    namespaces: {
      xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
      'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_v1p3',
      'xmlns:imsss': 'http://www.imsglobal.org/xsd/imsss',
    },
    type: 'adlcp:scormType',
    // The page says what is complete; else it would be so as soon as it is left.
    rules: `
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>`,
  },
} as const satisfies Record<ScormEdition, object>;

/** The manifest of a package: one lesson, which is one page. */
export function manifestOf(edition: ScormEdition, { id, title }: Described): string {
  const { version, namespaces, type, rules } = editions[edition];
  const named = Object.entries(namespaces).map(([name, value]) => `${name}="${value}"`);
  const titled = `<title>${inXml(title)}</title>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${id}" version="1.0" ${named.join(' ')}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${version}</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      ${titled}
      <item identifier="lesson" identifierref="page">
        ${titled}${rules}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" ${type}="sco" href="${PAGE}">
      <file href="${PAGE}"/>
    </resource>
  </resources>
</manifest>
`;
}
