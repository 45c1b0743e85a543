/** Chosen ids and the row from which a range is drawn. */
export type Selection = { readonly ids: ReadonlySet<string>; readonly anchor: string | undefined }

export const nothingChosen: Selection = { ids: new Set(), anchor: undefined }

/**
 * One click on a row's box. With `range`, every row between the last one clicked and this one, in the order shown, takes
 * the state that this row is about to get; without an anchor that is still shown it is an ordinary click.
 */
export function toggle(selection: Selection, shown: readonly string[], id: string, range = false): Selection {
  const ids = new Set(selection.ids)
  const isOn = !ids.has(id)
  const from = range && selection.anchor !== undefined ? shown.indexOf(selection.anchor) : -1
  const to = shown.indexOf(id)
  const touched = from >= 0 && to >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
  for (const each of touched) {
    if (isOn) ids.add(each)
    else ids.delete(each)
  }
  return { ids, anchor: id }
}

/** Chooses all rows shown, or lets them go when all are chosen already. What is not shown keeps its state. */
export function toggleAll(selection: Selection, shown: readonly string[]): Selection {
  const ids = new Set(selection.ids)
  const isFull = shown.length > 0 && shown.every((id) => ids.has(id))
  for (const id of shown) {
    if (isFull) ids.delete(id)
    else ids.add(id)
  }
  return { ids, anchor: undefined }
}

/** State of the box that stands for all rows shown. */
export function stateOfAll(selection: Selection, shown: readonly string[]): boolean | 'indeterminate' {
  const chosen = shown.filter((id) => selection.ids.has(id)).length
  if (chosen === 0) return false
  return chosen === shown.length ? true : 'indeterminate'
}
