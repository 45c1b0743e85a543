/** A style of a few lines: author, year, page; and a list of author, title and address. */
export const smallStyle = ({
  locale = '',
  prefix = '(',
  head = '',
  info = '',
  version = '1.0',
  macro = '<names variable="author"><name form="short"/></names>',
}: {
  locale?: string
  prefix?: string
  head?: string
  info?: string
  version?: string
  macro?: string
} = {}): string => `<?xml version="1.0" encoding="utf-8"?>
${head}<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="${version}"${locale && ` default-locale="${locale}"`}>
  <!-- made for tests -->
  <info>
    <title>A small style</title>
    <id>https://example.org/styles/small</id>
    <author><name>Ada Berg</name></author>
    <category citation-format="author-date"/>
    ${info}
    <updated>2026-11-23T00:00:00+00:00</updated>
    <rights license="https://example.org/free">Free for all</rights>
  </info>
  <macro name="who">${macro}</macro>
  <citation>
    <layout prefix="${prefix.replaceAll('"', '&quot;')}" suffix=")" delimiter="; ">
      <group delimiter=" ">
        <text macro="who"/>
        <date variable="issued"><date-part name="year"/></date>
        <group delimiter=" "><label variable="locator" form="short"/><text variable="locator"/></group>
      </group>
    </layout>
  </citation>
  <bibliography>
    <sort><key macro="who"/></sort>
    <layout>
      <group delimiter=". ">
        <text macro="who"/>
        <text variable="title" font-style="italic"/>
        <text variable="URL"/>
      </group>
    </layout>
  </bibliography>
</style>
`
