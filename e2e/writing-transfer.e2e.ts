import { readFile } from 'node:fs/promises'

import AxeBuilder from '@axe-core/playwright'
import { strFromU8, unzipSync } from 'fflate'

import { expect, SPECIFIED, test } from './support/test.ts'

/** A text inside an archive. */
function inArchive(bytes: Buffer, name: string): string {
  const found = unzipSync(bytes)[name]
  if (!found) throw new Error(`${name} is not in the archive.`)
  return strFromU8(found)
}

test(
  'a Markdown file becomes a draft, and leaves as a Word document with live citations',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('individual', '/write')
    await page.getByRole('button', { name: 'Open a file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open a file as a draft' })
    await dialog.getByLabel('Document and its files').setInputFiles([
      {
        name: 'nights.md',
        mimeType: 'text/markdown',
        buffer: Buffer.from(
          '# Nights\n\n## Background\n\nLight **disturbs** sleep [see @berg2020, pp. 12-14].[^1]\n\n| Arm | Hours |\n|---|---|\n| Dark | 7.4 |\n\n[^1]: A note.\n\n::: {#refs}\n:::\n',
        ),
      },
      {
        name: 'nights.bib',
        mimeType: 'text/plain',
        buffer: Buffer.from(
          '@article{berg2020, title={Light at night}, author={Berg, Ada}, year={2020}, journal={Trials}, doi={10.1000/nights}}',
        ),
      },
    ])
    await dialog.getByRole('button', { name: 'Read the file' }).click()
    await expect(dialog.getByText('1 paper comes from the file')).toBeVisible()
    await expect(dialog.getByText('Everything was imported unchanged.')).toBeVisible()
    await expect(dialog.getByLabel('Title of the draft')).toHaveValue('Nights')
    await dialog.getByRole('button', { name: 'Create the draft' }).click()

    const text = page.getByRole('textbox', { name: 'Text of the draft' })
    await expect(page.getByText('Berg A. Light at night', { exact: false }).first()).toBeVisible()
    await expect(text.getByRole('cell', { name: '7.4' })).toBeVisible()

    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const exporting = page.getByRole('dialog', { name: 'Export the draft' })
    await expect(exporting.getByRole('radio', { name: /^Word/ })).toBeChecked()
    const { violations } = await new AxeBuilder({ page })
      .include('[role=dialog]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
      .analyze()
    expect(violations).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      exporting.getByRole('button', { name: 'Save file' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Nights.docx')
    await expect(exporting.getByText('Nights.docx is saved on your device')).toBeVisible()
    const xml = inArchive(await readFile(await download.path()), 'word/document.xml')
    expect(xml).toContain('ADDIN ZOTERO_ITEM CSL_CITATION')
    expect(xml).toContain('&quot;locator&quot;:&quot;12-14&quot;')
    expect(xml).toContain('ADDIN ZOTERO_BIBL')
  },
)
