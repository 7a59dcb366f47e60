import * as v from 'valibot'
import { command } from '#src/content/founder-command.ts'

/** Where backups go. */
export type BackupSettings = {
  folder: string
  /** The age public key that they are encrypted for, if any. */
  recipient: string | undefined
  /** A shell command that copies a file elsewhere; `{}` becomes the file's name. */
  command: string | undefined
}

export type WithBackups = { backups?: BackupSettings | undefined }

export const backupVariables = {
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_RECIPIENT: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^age1[02-9ac-hj-np-z]{58}$/,
        `must be an age public key, such as ${command('backup --new-key FILE')} makes`,
      ),
    ),
  ),
  BACKUP_COMMAND: v.optional(
    v.pipe(v.string(), v.includes('{}', 'must have {} for the file’s name, as in: scp {} me@host:')),
  ),
} as const

type Read = v.InferOutput<v.ObjectSchema<typeof backupVariables, undefined>>

/** Returns undefined if backups are off. Throws a one-line error if one variable needs another that is not set. */
export function readBackupSettings(read: Read): BackupSettings | undefined {
  const { BACKUP_DIR: folder, BACKUP_RECIPIENT: recipient, BACKUP_COMMAND: command } = read
  if (!folder && (recipient || command))
    throw new Error(
      'configuration: BACKUP_RECIPIENT and BACKUP_COMMAND need BACKUP_DIR, a folder for the backups',
    )
  if (command && !recipient)
    throw new Error(
      'configuration: BACKUP_COMMAND needs BACKUP_RECIPIENT: no address may leave this machine unencrypted',
    )
  return folder ? { folder, recipient, command } : undefined
}

export const backupSettings = { backups: { variables: backupVariables, read: readBackupSettings } }
