import { afterEach, beforeEach, vi } from 'vitest'

/** Files that the page hands to the person, in their order. Call it at the top of the file. */
export function savedFiles(): File[] {
  const files: File[] = []
  beforeEach(() => {
    files.length = 0
    class Saving extends URL {
      static override createObjectURL = (file: File) => `blob:${files.push(file)}`
      static override revokeObjectURL = () => undefined
    }
    vi.stubGlobal('URL', Saving)
  })
  afterEach(() => void vi.unstubAllGlobals())
  return files
}
