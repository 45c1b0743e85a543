import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { MetaAnalysisWorkspace } from '#features/meta-analysis/MetaAnalysisWorkspace.tsx'

/** What this page leaves in the history entry: which visit it belongs to. */
const sessionIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'session' in state && typeof state.session === 'string'
    ? state.session
    : undefined

export function Component() {
  const navigate = useNavigate()
  const { pathname, key, state } = useLocation() as ReturnType<typeof useLocation> & { state: unknown }
  const [address] = useSearchParams()
  const session = sessionIn(state) ?? address.get('id') ?? `new ${key}`

  const handleAddress = (parts: Readonly<Record<string, string | undefined>>) => {
    // The address as it is, not as it was last drawn: an id and another part may come at the same moment.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(parts)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    void navigate({ search: next.toString() }, { replace: true, state: { session } })
  }

  return (
    <MetaAnalysisWorkspace
      session={session}
      address={address}
      onAddress={handleAddress}
      picker={(props) => <PaperPicker {...props} max={1} />}
      onNew={() => void navigate(pathname)}
      onExample={() => void navigate(`${pathname}?example`)}
    />
  )
}
