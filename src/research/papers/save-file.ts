export { safeFileName, saveFile } from '#shared/browser/save-file.ts'
