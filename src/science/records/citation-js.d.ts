declare module '@citation-js/core' {
  type Item = Record<string, unknown>
  export const plugins: {
    input: {
      chain: (input: unknown, options: { forceType: string; generateGraph: boolean; strict?: boolean }) => Item[]
    }
    config: {
      get: (ref: string) => {
        constants: {
          formatting: Record<string, [string, string]>
          formattingCommands: Record<string, string | undefined>
          commands: Record<string, string>
        }
      }
    }
  }
  export const logger: { level: string }
}
declare module '@citation-js/plugin-bibtex' {}
