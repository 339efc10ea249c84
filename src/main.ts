document.title = 'Fitful';
