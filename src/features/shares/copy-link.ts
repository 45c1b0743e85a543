import { toast } from '#shared/toast/toast.ts'

import { sharesCopy as copy } from './shares.copy.ts'

/** Puts a link on the clipboard and says so, or says how else to get it. */
export async function copyLink(address: string) {
  try {
    await navigator.clipboard.writeText(address)
    toast({ title: copy.copied })
  } catch {
    toast({ title: copy.copyFailed, description: copy.copyFailedBody, variant: 'destructive' })
  }
}
