const FIELDS =
  '[data-autofocus], input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled)'

/**
 * Where the focus goes when a layer opens: to the first field that is to be filled in, else to the layer itself, so that
 * its title is read first and no key is armed with "Close".
 */
export function focusFirstField(event: Event): void {
  const layer = event.currentTarget
  if (!(layer instanceof HTMLElement)) return
  event.preventDefault()
  const field = layer.querySelector<HTMLElement>(FIELDS)
  const isToFill = field && !(field instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(field.type))
  ;(isToFill ? field : layer).focus()
}
