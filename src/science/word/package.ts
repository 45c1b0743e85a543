import { el, escaped, xmlFile, type Xml } from './markup.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

export const namespaces = {
  'xmlns:w': W,
  'xmlns:r': R,
  'xmlns:m': 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export const contentTypes = (pictures: ReadonlySet<string>, hasCustom: boolean): Xml =>
  xmlFile(
    el(
      'Types',
      { xmlns: `${PACKAGE}/content-types` },
      el('Default', { Extension: 'rels', ContentType: `application/vnd.openxmlformats-package.relationships+xml` }),
      el('Default', { Extension: 'xml', ContentType: 'application/xml' }),
      ...[...pictures].map((extension) =>
        el('Default', { Extension: extension, ContentType: `image/${extension === 'jpg' ? 'jpeg' : extension}` }),
      ),
      ...(
        [
          ['/word/document.xml', `${WORD}.document.main+xml`],
          ['/word/styles.xml', `${WORD}.styles+xml`],
          ['/word/numbering.xml', `${WORD}.numbering+xml`],
          ['/word/settings.xml', `${WORD}.settings+xml`],
          ['/word/footnotes.xml', `${WORD}.footnotes+xml`],
          ['/word/comments.xml', `${WORD}.comments+xml`],
          ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
          ['/docProps/custom.xml', 'application/vnd.openxmlformats-officedocument.custom-properties+xml'],
        ] as const
      )
        .filter(([name]) => hasCustom || name !== '/docProps/custom.xml')
        .map(([name, type]) => el('Override', { PartName: name, ContentType: type })),
    ),
  )

export type Relationship = { id: string; type: string; target: string; isOutside?: boolean }

export const relationships = (list: readonly Relationship[]): Xml =>
  xmlFile(
    el(
      'Relationships',
      { xmlns: `${PACKAGE}/relationships` },
      ...list.map(({ id, type, target, isOutside }) =>
        el('Relationship', {
          Id: id,
          Type: type.startsWith('http') ? type : `${R}/${type}`,
          Target: target,
          TargetMode: isOutside === true ? 'External' : undefined,
        }),
      ),
    ),
  )

export const packageRelationships = (hasCustom: boolean): readonly Relationship[] => [
  { id: 'rId1', type: 'officeDocument', target: 'word/document.xml' },
  { id: 'rId2', type: `${PACKAGE}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
  ...(hasCustom ? [{ id: 'rId3', type: 'custom-properties', target: 'docProps/custom.xml' }] : []),
]

export const documentRelationships: readonly Relationship[] = [
  'styles',
  'numbering',
  'settings',
  'footnotes',
  'comments',
].map((name, index) => ({ id: `rId${index + 1}`, type: name, target: `${name}.xml` }))

export const coreProperties = (title: string): Xml =>
  xmlFile(
    el(
      'cp:coreProperties',
      {
        'xmlns:cp': `${PACKAGE}/metadata/core-properties`,
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
      el('dc:title', {}, escaped(title)),
      el('dc:language', {}, 'en-US'),
    ),
  )

export const settings: Xml = xmlFile(
  el(
    'w:settings',
    { 'xmlns:w': W },
    el('w:footnotePr', {}, el('w:footnote', { 'w:id': -1 }), el('w:footnote', { 'w:id': 0 })),
    el(
      'w:compat',
      {},
      el('w:compatSetting', {
        'w:name': 'compatibilityMode',
        'w:uri': 'http://schemas.microsoft.com/office/word',
        'w:val': 15,
      }),
    ),
  ),
)

type StyleOptions = {
  name: string
  based?: string
  next?: string
  paragraph?: Xml
  run?: Xml
  isCharacter?: boolean
  isDefault?: boolean
}

const style = (id: string, { name, based, next, paragraph, run, isCharacter, isDefault }: StyleOptions) =>
  el(
    'w:style',
    {
      'w:type': isCharacter === true ? 'character' : 'paragraph',
      'w:styleId': id,
      'w:default': isDefault === true ? 1 : undefined,
    },
    el('w:name', { 'w:val': name }),
    based === undefined ? '' : el('w:basedOn', { 'w:val': based }),
    next === undefined ? '' : el('w:next', { 'w:val': next }),
    el('w:qFormat'),
    paragraph === undefined ? '' : el('w:pPr', {}, paragraph),
    run === undefined ? '' : el('w:rPr', {}, run),
  )

/** Space before and after, in twentieths of a point; `line` in 240ths of a line. */
const spacing = (before: number, after: number, line?: number) =>
  el('w:spacing', {
    'w:before': before,
    'w:after': after,
    'w:line': line,
    'w:lineRule': line === undefined ? undefined : 'auto',
  })
const size = (points: number) => el('w:sz', { 'w:val': points * 2 })
const fonts = (name: string) => el('w:rFonts', { 'w:ascii': name, 'w:hAnsi': name, 'w:cs': name })

const headings = [16, 14, 12, 11].map((points, index) =>
  style(`Heading${index + 1}`, {
    name: `heading ${index + 1}`,
    based: 'Normal',
    next: 'Normal',
    paragraph: el('w:keepNext') + spacing(280, 100) + el('w:outlineLvl', { 'w:val': index }),
    run: `${el('w:b')}${index === 3 ? el('w:i') : ''}${size(points)}`,
  }),
)

export const styles: Xml = xmlFile(
  el(
    'w:styles',
    { 'xmlns:w': W },
    el(
      'w:docDefaults',
      {},
      el('w:rPrDefault', {}, el('w:rPr', {}, fonts('Times New Roman'), size(12), el('w:lang', { 'w:val': 'en-US' }))),
      el('w:pPrDefault', {}, el('w:pPr', {}, spacing(0, 160, 300))),
    ),
    style('Normal', { name: 'Normal', isDefault: true }),
    style('Title', {
      name: 'Title',
      based: 'Normal',
      next: 'Normal',
      paragraph: spacing(0, 320),
      run: el('w:b') + size(20),
    }),
    ...headings,
    style('Quote', { name: 'Quote', based: 'Normal', paragraph: el('w:ind', { 'w:left': 720, 'w:right': 720 }) }),
    style('SourceCode', {
      name: 'Source Code',
      based: 'Normal',
      paragraph: spacing(0, 160, 240),
      run: fonts('Courier New') + size(10),
    }),
    style('HorizontalRule', {
      name: 'Horizontal Rule',
      based: 'Normal',
      paragraph: el('w:pBdr', {}, el('w:bottom', { 'w:val': 'single', 'w:sz': 6, 'w:space': 1, 'w:color': 'auto' })),
    }),
    style('ListParagraph', { name: 'List Paragraph', based: 'Normal', paragraph: spacing(0, 80) }),
    style('Caption', { name: 'caption', based: 'Normal', paragraph: spacing(120, 120), run: size(10) }),
    style('Bibliography', {
      name: 'Bibliography',
      based: 'Normal',
      paragraph: spacing(0, 120, 240) + el('w:ind', { 'w:left': 720, 'w:hanging': 720 }),
    }),
    style('FootnoteText', { name: 'footnote text', based: 'Normal', paragraph: spacing(0, 0, 240), run: size(10) }),
    style('CommentText', { name: 'annotation text', based: 'Normal', run: size(10) }),
    style('Inset', { name: 'Inset', based: 'Normal', paragraph: spacing(0, 120) + el('w:ind', { 'w:left': 720 }) }),
    style('TableSmall', { name: 'Table Small', based: 'Normal', paragraph: spacing(20, 20, 240), run: size(8.5) }),
    style('TableText', { name: 'Table Text', based: 'Normal', paragraph: spacing(20, 20, 240), run: size(10) }),
    style('FootnoteReference', {
      name: 'footnote reference',
      isCharacter: true,
      run: el('w:vertAlign', { 'w:val': 'superscript' }),
    }),
    style('Hyperlink', {
      name: 'Hyperlink',
      isCharacter: true,
      run: el('w:color', { 'w:val': '0563C1' }) + el('w:u', { 'w:val': 'single' }),
    }),
    style('CodeChar', { name: 'Code Char', isCharacter: true, run: fonts('Courier New') }),
  ),
)

const level = (index: number, isBullet: boolean) =>
  el(
    'w:lvl',
    { 'w:ilvl': index },
    el('w:start', { 'w:val': 1 }),
    el('w:numFmt', {
      'w:val': isBullet ? 'bullet' : (['decimal', 'lowerLetter', 'lowerRoman'][index % 3] ?? 'decimal'),
    }),
    el('w:lvlText', { 'w:val': isBullet ? (['•', '–', '▪'][index % 3] ?? '•') : `%${index + 1}.` }),
    el('w:lvlJc', { 'w:val': 'left' }),
    el('w:pPr', {}, el('w:ind', { 'w:left': 720 + 360 * index, 'w:hanging': 360 })),
  )

export const LEVELS = 9
const levels = (isBullet: boolean) => Array.from({ length: LEVELS }, (_, index) => level(index, isBullet))

/** A list of a document: every numbered list counts by itself, from `start`. */
export type ListNumber = { id: number; isBullet: boolean; level: number; start: number }

export const numbering = (lists: readonly ListNumber[]): Xml =>
  xmlFile(
    el(
      'w:numbering',
      { 'xmlns:w': W },
      el(
        'w:abstractNum',
        { 'w:abstractNumId': 0 },
        el('w:multiLevelType', { 'w:val': 'hybridMultilevel' }),
        ...levels(true),
      ),
      el(
        'w:abstractNum',
        { 'w:abstractNumId': 1 },
        el('w:multiLevelType', { 'w:val': 'hybridMultilevel' }),
        ...levels(false),
      ),
      ...lists.map(({ id, isBullet, level, start }) =>
        el(
          'w:num',
          { 'w:numId': id },
          el('w:abstractNumId', { 'w:val': isBullet ? 0 : 1 }),
          isBullet ? '' : el('w:lvlOverride', { 'w:ilvl': level }, el('w:startOverride', { 'w:val': start })),
        ),
      ),
    ),
  )
