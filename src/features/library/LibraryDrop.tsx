import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { openDialog, useOpenDialog } from '#platform/dialogs/dialogs.ts'
import { toast } from '#shared/toast/toast.ts'

import { droppedFiles } from './files/dropped-files.ts'
import { importCopy as copy } from './import.copy.ts'
import { useImportFiles } from './use-import-files.ts'

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** The whole page takes files that are dropped on it: they go where the import dialog would take them, and it opens. */
export function LibraryDrop() {
  const { take } = useImportFiles()
  const isCovered = useOpenDialog() !== undefined
  const [isOver, setOver] = useState(false)
  const depth = useRef(0)

  useEffect(() => {
    if (isCovered) return undefined
    const leave = () => {
      depth.current = 0
      setOver(false)
    }
    const handleEnter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth.current += 1
      setOver(true)
    }
    const handleLeave = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth.current -= 1
      if (depth.current <= 0) leave()
    }
    const handleOver = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    const handleDrop = (event: DragEvent) => {
      if (!hasFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      leave()
      void droppedFiles(event.dataTransfer).then((files) => {
        if (!take(files)) toast({ title: copy.oneFile })
        openDialog({ name: 'import' })
      })
    }
    window.addEventListener('dragenter', handleEnter)
    window.addEventListener('dragleave', handleLeave)
    window.addEventListener('dragover', handleOver)
    window.addEventListener('drop', handleDrop)
    return () => {
      window.removeEventListener('dragenter', handleEnter)
      window.removeEventListener('dragleave', handleLeave)
      window.removeEventListener('dragover', handleOver)
      window.removeEventListener('drop', handleDrop)
    }
  }, [isCovered, take])

  if (!isOver) return null
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-3 z-40 flex items-center justify-center rounded-card border-2 border-dashed border-accent bg-accent-soft/90"
    >
      <p className="flex items-center gap-2 text-lg font-semibold">
        <FileUp size={20} /> {copy.dropHere}
      </p>
    </div>
  )
}
