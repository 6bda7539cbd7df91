export default '/asset-stub';
