import { outsideSourcesApi } from '#contract/outside-sources.ts'

/** Whether a text is an address as the server takes one. */
export const isMailto = (text: string): boolean =>
  outsideSourcesApi.choose.body.safeParse({ sources: [], mailto: text }).success
