import { useCallback, useState } from 'react'
import type * as Y from 'yjs'

import { asStyleSource } from '#science/citations/csl-file/style-source.ts'
import { documentTypes, type DraftSettings } from '#science/manuscript/manuscript.ts'
import { createStore, useStore } from '#shared/browser/store.ts'

import { settingsOf } from './sync/draft-doc.ts'

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const words = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined

/** Settings as they stand; what another version of the product wrote and this one cannot read is left out. */
function readSettings(map: Y.Map<unknown>): DraftSettings {
  const limits = map.get('sectionLimits')
  const sectionLimits =
    typeof limits === 'object' && limits !== null
      ? Object.fromEntries(Object.entries(limits).flatMap(([id, limit]) => (words(limit) ? [[id, Number(limit)]] : [])))
      : undefined
  const type = documentTypes.find((each) => each === map.get('documentType'))
  const style = text(map.get('style'))
  const styleFile = asStyleSource(map.get('styleFile'))
  const guideline = text(map.get('guideline'))
  const wordLimit = words(map.get('wordLimit'))
  return {
    ...(type && { documentType: type }),
    ...(style && { style }),
    ...(styleFile && { styleFile }),
    ...(guideline && { guideline }),
    ...(wordLimit && { wordLimit }),
    ...(sectionLimits && { sectionLimits }),
  }
}

function createSettings(doc: Y.Doc) {
  const map = settingsOf(doc)
  const store = createStore(readSettings(map))
  map.observe(() => store.set(readSettings(map)))
  return store
}

export function useSettings(doc: Y.Doc) {
  const [store] = useState(() => createSettings(doc))
  const settings = useStore(store)
  const setSettings = useCallback(
    (patch: { [K in keyof DraftSettings]?: DraftSettings[K] | undefined }) => {
      const map = settingsOf(doc)
      doc.transact(() => {
        for (const [name, value] of Object.entries(patch)) {
          if (value === undefined) map.delete(name)
          else map.set(name, value)
        }
      })
    },
    [doc],
  )
  return { settings, setSettings }
}
