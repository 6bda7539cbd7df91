export { DataCell, DataRow, type DataCellProps, type DataRowProps } from './data-cell';
export { DataTable, type DataTableProps } from './data-table';
