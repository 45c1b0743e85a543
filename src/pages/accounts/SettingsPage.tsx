import { useSearchParams } from 'react-router-dom'

import { AccountSection } from '#features/accounts/account/AccountSection.tsx'
import { DeleteAccountSection } from '#features/accounts/account/DeleteAccountSection.tsx'
import { BillingTab } from '#features/billing/tab/BillingTab.tsx'
import { ModelSection } from '#features/models/ModelSection.tsx'
import { SettingsTabs } from '#features/settings/SettingsTabs.tsx'
import { SharedLinks } from '#features/shares/SharedLinks.tsx'

export function Component() {
  const [search, setSearch] = useSearchParams()
  const handleTab = (tab: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('tab', tab)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <SettingsTabs
      tab={search.get('tab')}
      onTab={handleTab}
      account={<AccountSection />}
      billing={<BillingTab />}
      links={<SharedLinks />}
      model={<ModelSection whose="own" />}
      end={<DeleteAccountSection />}
    />
  )
}
