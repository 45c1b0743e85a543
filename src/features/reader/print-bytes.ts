/** Opens a PDF in a tab of its own, where the browser prints it as it is: drawn pages would be pictures. */
export function printBytes(bytes: Uint8Array<ArrayBuffer>) {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  window.open(address, '_blank', 'noopener')
  // The tab has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
