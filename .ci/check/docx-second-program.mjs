// Writes the sample draft as a Word document, has LibreOffice open it and save it again (as .docx and as .odt), and checks
// that every citation field came through with its JSON, and the list of references and the style with them.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'

const program = ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0)
if (program === undefined) {
  console.log(
    'No second program: LibreOffice is not installed (apt-get install --no-install-recommends libreoffice-writer).',
  )
  process.exit(0)
}

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
})
const folder = mkdtempSync(join(tmpdir(), 'docx-'))
const problems = []
try {
  const { writeDocx } = await vite.ssrLoadModule('/src/science/manuscript/export/docx/write-docx.ts')
  const { readZip } = await vite.ssrLoadModule('/src/shared/format/unzip.ts')
  const { writeZip } = await vite.ssrLoadModule('/src/shared/format/zip.ts')
  const { sampleDraft } = await vite.ssrLoadModule('/tests/science/manuscript/sample-draft.ts')
  const version = execFileSync(program, ['--version']).toString().trim()
  console.log(version)

  /** Instructions of fields in a document file, pieces of one field put together. */
  const fieldsOf = async (bytes, name, pattern) => {
    const [part] = await readZip(new Uint8Array(bytes), (entry) => entry === name, 50_000_000)
    const xml = new TextDecoder().decode(part?.bytes)
    return [...xml.matchAll(pattern)].map(([, inner]) =>
      inner
        .replace(/<[^>]*>/g, '')
        .replaceAll('&quot;', '"')
        .replaceAll('&apos;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .trim(),
    )
  }
  const INSTRUCTIONS = /<w:instrText[^>]*>([\s\S]*?)<\/w:instrText>/g

  for (const style of ['apa', 'vancouver', 'chicago-notes']) {
    const { parts } = writeDocx({ ...sampleDraft, style })
    const file = join(folder, `${style}.docx`)
    writeFileSync(file, writeZip([...parts].map(([name, bytes]) => ({ name, bytes }))))
    const convert = (to, out) =>
      execFileSync(
        program,
        [
          `-env:UserInstallation=file://${folder}/profile`,
          '--headless',
          '--convert-to',
          to,
          '--outdir',
          join(folder, out),
          file,
        ],
        { timeout: 180_000, stdio: ['ignore', 'ignore', 'ignore'] },
      )
    convert('docx:MS Word 2007 XML', 'again')
    convert('odt', 'again')
    convert('pdf', 'again')
    const before = readFileSync(file)
    const after = readFileSync(join(folder, 'again', `${style}.docx`))
    for (const name of ['word/document.xml', 'word/footnotes.xml']) {
      const [had, has] = [await fieldsOf(before, name, INSTRUCTIONS), await fieldsOf(after, name, INSTRUCTIONS)]
      for (const kind of ['ADDIN ZOTERO_ITEM', 'ADDIN ZOTERO_BIBL']) {
        const [old, now] = [had, has].map((all) => all.filter((instruction) => instruction.startsWith(kind)))
        const same = old.filter((instruction) => now.includes(instruction)).length
        console.log(`${style} ${name} ${kind}: ${same} of ${old.length} came through unchanged`)
        if (same !== old.length) problems.push(`${style}: ${kind} in ${name}`)
      }
    }
    const [custom] = await readZip(new Uint8Array(after), (entry) => entry === 'docProps/custom.xml', 1_000_000)
    if (!new TextDecoder().decode(custom?.bytes).includes('ZOTERO_PREF_1'))
      problems.push(`${style}: the style preference`)
    console.log(
      `${style}: .odt ${readFileSync(join(folder, 'again', `${style}.odt`)).length} bytes, .pdf ${readFileSync(join(folder, 'again', `${style}.pdf`)).length} bytes`,
    )
  }
} finally {
  await vite.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) console.error(`Lost: ${problem}`)
process.exit(problems.length === 0 ? 0 : 1)
