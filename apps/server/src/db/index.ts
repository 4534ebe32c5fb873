// The server's database: PostgreSQL found, started and stopped, connections, migrations.
export { takeBackup } from './backup.ts';
export { createCluster, freePort, startCluster } from './cluster.ts';
export { setRehearsal } from './audit-rule.ts';
export { startDatabase } from './database.ts';
export { migrate } from './migrate.ts';
export { stopOrphan } from './orphan.ts';
export { createDb, createPool } from './pool.ts';
export { findPostgres } from './postgres-binaries.ts';
export { isSameProcess, nameProcess } from './processes.ts';
export { pruneBackups } from './prune-backups.ts';
export { postgresUser } from './run-as.ts';
export { grantRights, SERVER_ROLE, serverUrl } from './rights.ts';
export { restoreBackup } from './restore.ts';
