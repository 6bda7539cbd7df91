export { DataCell, DataRow, type DataCellProps, type DataRowProps } from './data-cell';
export { DataGrid, type DataGridProps } from './data-grid';
export { DataTable, type DataTableProps } from './data-table';
