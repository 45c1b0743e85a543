import { useQuery } from '@tanstack/react-query'

import { billingApi } from '#contract/billing.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { apiQuery } from '#shared/api/query.ts'

/** Next bill, portal and invoices, where the server has them. */
export function useBillingDetails() {
  const { has } = useCapabilities()
  return useQuery({ ...apiQuery(billingApi.details, {}), enabled: has('billing-details') })
}
