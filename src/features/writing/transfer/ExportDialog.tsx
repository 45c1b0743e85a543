import { Download, Printer } from 'lucide-react'
import { useState } from 'react'

import { useOnce } from '#shared/browser/use-once.ts'
import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import type { TransferNote } from '#science/manuscript/transfer-ledger.ts'

import { exportFormats, type ExportFormat } from './export-formats.ts'
import { transferCopy as copy } from './transfer.copy.ts'
import { TransferNotes } from './TransferNotes.tsx'
import { StyleNotRun, useExport } from './use-export.ts'

/** Chooses the kind of file, saves it, and says what it could not hold. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { save, print } = useExport()
  const [format, setFormat] = useState<ExportFormat>('docx')
  const [saved, setSaved] = useState<{ name: string; notes: readonly TransferNote[] }>()
  const [failure, setFailure] = useState<string>()
  const [startSave, isSaving] = useOnce(async () => {
    setFailure(undefined)
    setSaved(undefined)
    try {
      setSaved(await save(format))
    } catch (error) {
      setFailure(error instanceof StyleNotRun ? error.message : copy.exportFailedWhy)
    }
  })
  const [startPrint, isPrinting] = useOnce(async () => {
    setFailure(undefined)
    try {
      await print()
    } catch (error) {
      setFailure(error instanceof StyleNotRun ? error.message : copy.printFailed)
    }
  })
  return (
    <Dialog
      onClose={onClose}
      title={copy.exportTitle}
      description={copy.exportLead}
      size="medium"
      footer={
        <>
          <Button icon={Printer} busy={isPrinting} onClick={startPrint}>
            {copy.print}
          </Button>
          <Button variant="primary" icon={Download} busy={isSaving} onClick={startSave}>
            {copy.save}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <ChoiceField
          label={copy.formatLabel}
          value={format}
          options={exportFormats.map((value) => ({
            value,
            label: copy.formats[value][0],
            hint: copy.formats[value][1],
          }))}
          onChange={(value) => {
            setFormat(value)
            setSaved(undefined)
          }}
        />
        {failure !== undefined && (
          <Notice tone="error" title={copy.exportFailed}>
            {failure}
          </Notice>
        )}
        {saved && (
          <>
            <Notice tone="success">{copy.saved(saved.name)}</Notice>
            <TransferNotes notes={saved.notes} />
          </>
        )}
      </div>
    </Dialog>
  )
}
