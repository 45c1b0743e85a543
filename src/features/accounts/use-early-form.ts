import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** The form that the page brought along, and its field in which somebody stands. It is gone once the app has drawn. */
function earlyForm() {
  const form = document.querySelector<HTMLFormElement>('#root form[data-early]')
  const at = form?.contains(document.activeElement) ? document.activeElement : null
  return form && { form, at: at instanceof HTMLInputElement ? at.name : undefined }
}

/** As if a person had typed it: React and the form hear of it. */
function type(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Takes over from the form that stood in the page before the scripts came (`public/theme.js`): what was typed there, where
 * somebody stood, and that it was sent.
 */
export function useEarlyForm(ref: RefObject<HTMLFormElement | null>) {
  const [early] = useState(() => (import.meta.env.SSR ? null : earlyForm()))
  useLayoutEffect(() => {
    for (const was of early?.form.elements ?? []) {
      if (!(was instanceof HTMLInputElement)) continue
      const now = ref.current?.elements.namedItem(was.name)
      if (!(now instanceof HTMLInputElement)) continue
      if (was.value !== '') type(now, was.value)
      if (early?.at === was.name) now.focus()
    }
  }, [early, ref])
  useEffect(() => {
    if (early && 'sent' in early.form.dataset) ref.current?.requestSubmit()
  }, [early, ref])
}
