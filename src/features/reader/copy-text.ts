import { toast } from '#shared/toast/toast.ts'

import { readerCopy as copy } from './reader.copy.ts'

/** Puts words on the clipboard and says so; where the browser refuses, says how to do it by hand. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: said })
  } catch {
    toast({ title: copy.copyRefused, variant: 'destructive' })
  }
}
