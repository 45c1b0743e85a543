import { SelectField } from '#shared/forms/SelectField.tsx'

/** Puts filters of a list into the address; undefined takes one out. */
export type OnAddress = (change: Record<string, string | undefined>) => void

/** Filters of a list that stand in the address: nothing chosen is no part of it. */
export const addressChoices =
  (onAddress: OnAddress) =>
  (name: string, label: string, value: string, options: readonly (readonly [value: string, words: string])[]) => (
    <SelectField
      label={label}
      className="w-full sm:w-44"
      value={value}
      options={options.map(([each, words]) => ({ value: each, label: words }))}
      onChange={(event) => onAddress({ [name]: event.target.value || undefined })}
    />
  )
