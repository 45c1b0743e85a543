import { saveFile } from '#shared/browser/save-file.ts'
import type { MenuEntry } from '#shared/ui/DropdownMenu.tsx'

import type { OpenedDocument } from './opened-document.ts'
import { printBytes } from './print-bytes.ts'
import { readerCopy as copy } from './reader.copy.ts'

/** What can be done with the file itself; without a PDF the page is printed. */
export const fileMenu = ({ pdf, source }: OpenedDocument): MenuEntry[] =>
  pdf && source
    ? [
        { label: copy.download, onSelect: () => saveFile(new File([pdf.bytes], source.name, { type: source.type })) },
        { label: copy.print, onSelect: () => printBytes(pdf.bytes) },
      ]
    : [{ label: copy.print, onSelect: () => print() }]
