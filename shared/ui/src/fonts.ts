import './fonts/fonts.css';
