import { useId, useState } from 'react'

import type { OwnSources } from '#contract/outside-sources.ts'
import type { ExternalSource } from '#contract/search.ts'
import { useResearchPreferences } from '#research/preferences/research.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { isMailto } from './mailto.ts'
import { outsideCopy as copy } from './outside.copy.ts'
import { useOutsideChoice } from './outside.queries.ts'
import { searched } from './searched.ts'
import { SourceFacts, StateBadge } from './SourceFacts.tsx'

type Props = {
  own: OwnSources
  onClose: () => void
  /** What was agreed to now, once the server has kept it. */
  onAgreed?: ((sources: readonly ExternalSource[]) => void) | undefined
  /** Whether agreeing searches at once. */
  isSearching?: boolean
}

/** The one consent: what is sent, to whom and on which terms, and one press that agrees to just these. */
export function OutsideConsent({ own, onClose, onAgreed, isSearching = false }: Props) {
  const open = searched(own).filter(({ isOn }) => !isOn)
  const before = own.sources.flatMap(({ source, agreedAt }) => (agreedAt === undefined ? [] : [source]))
  const [chosen, setChosen] = useState<readonly ExternalSource[]>(() => open.map(({ source }) => source))
  const [mailto, setMailto] = useState(own.mailto ?? '')
  const [isRefused, setRefused] = useState(false)
  const { choose, isBusy } = useOutsideChoice()
  const { sources, available, setSources } = useResearchPreferences()
  const sentId = useId()
  const address = mailto.trim()

  const handleAgree = async () => {
    if (address !== '' && !isMailto(address)) return setRefused(true)
    if (!(await choose([...before, ...chosen], address === '' ? null : address))) return
    // Who narrowed the usual places asks those, too, that were agreed to now.
    if (sources.length < available.length) setSources([...sources, ...chosen])
    toast({ title: copy.agreed(chosen.length) })
    onClose()
    onAgreed?.(chosen)
  }
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={copy.dialogTitle}
      description={copy.dialogLead}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={chosen.length === 0}
            aria-describedby={sentId}
            onClick={() => void handleAgree()}
          >
            {isSearching ? copy.agreeAndSearch(chosen.length) : copy.agree(chosen.length)}
          </Button>
        </>
      }
    >
      <p id={sentId}>
        {copy.sent}
        {copy.sentAs(isMailto(address) ? address : undefined)}
      </p>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {open.map(({ source, label, state }) => (
          <li key={source} className="rounded-card border border-line p-3">
            <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
              <Checkbox
                label={<span className="font-medium">{label}</span>}
                checked={chosen.includes(source)}
                onChange={(isOn) => setChosen(isOn ? [...chosen, source] : chosen.filter((each) => each !== source))}
              />
              <StateBadge state={state} />
            </div>
            <SourceFacts source={source} label={label} state={state} />
          </li>
        ))}
      </ul>
      <TextField
        className="mt-5 max-w-120"
        label={copy.mailto}
        hint={own.hasServerMailto ? `${copy.mailtoHint} ${copy.serverMailto}` : copy.mailtoHint}
        {...(isRefused && { error: copy.mailtoBad })}
        type="email"
        autoComplete="email"
        value={mailto}
        onChange={(event) => {
          setMailto(event.target.value)
          setRefused(false)
        }}
      />
      {chosen.length === 0 && <p role="status">{copy.choose}</p>}
    </Dialog>
  )
}
