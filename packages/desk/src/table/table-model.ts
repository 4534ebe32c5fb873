import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { keepShown, readShown, visibility, type Column } from './columns.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

interface ModelInput<Row> {
  /** The name under which the choice of columns is kept. */
  screen: string;
  rows: Row[];
  columns: readonly Column<Row>[];
  rowKey(row: Row): string;
}

/**
 * Rows, shown columns and the selection, kept by TanStack Table. Order and filters are the
 * server's, so none of the library's row models sort or filter here.
 */
export function useTableModel<Row extends object>(input: ModelInput<Row>) {
  const { screen, rows, columns, rowKey } = input;
  const [chosen, setChosen] = useState(() => readShown(screen));
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const shown = useMemo(() => visibility(columns, chosen), [columns, chosen]);
  const defs = useMemo(
    () => columns.map(({ key }): ColumnDef<typeof features, Row> => ({ id: key })),
    [columns],
  );
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: rowKey,
    state: { columnVisibility: shown, rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const visible = table
    .getVisibleLeafColumns()
    .flatMap(({ id }) => byKey.get(id) ?? []) as Column<Row>[];
  return {
    table,
    rows: table.getRowModel().rows,
    visible,
    shown,
    show(key: string, on: boolean) {
      const next = { ...chosen, [key]: on };
      setChosen(next);
      keepShown(screen, next);
    },
    selected: rows.filter((row) => rowSelection[rowKey(row)]),
    isSelected: (key: string) => rowSelection[key] === true,
    select: (key: string, on: boolean) =>
      setRowSelection(({ [key]: _before, ...rest }) => (on ? { ...rest, [key]: true } : rest)),
    selectAll: (on: boolean) =>
      setRowSelection(on ? Object.fromEntries(rows.map((row) => [rowKey(row), true])) : {}),
  };
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>;
