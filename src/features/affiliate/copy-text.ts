import { toast } from '#shared/toast/toast.ts'

import { affiliateCopy as copy } from './affiliate.copy.ts'

/** Copies a text and says so, or says that it could not be. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: copy.copied, description: text })
  } catch {
    toast({ title: copy.notCopied, description: text, variant: 'destructive' })
  }
}
