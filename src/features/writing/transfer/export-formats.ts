export const exportFormats = ['docx', 'latex', 'markdown', 'html', 'text'] as const
export type ExportFormat = (typeof exportFormats)[number]
